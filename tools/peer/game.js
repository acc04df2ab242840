// A small game of the kind of Flucht, written for boardgame.io: two players with hidden hands of cards lead six pawns each along a path of
// 36 spaces. A card brings a pawn to the next free space with its symbol; going back to a space with one or two pawns draws as many cards.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core")

const SYMBOLS = 6
const SPACES = 36
const CARDS_OF_A_SYMBOL = 17
const PAWNS = 6
const HAND = 6
const END = SPACES

function crowd(G, space) {
  return G.pawns.flat().filter((at) => at === space).length
}

function forward(G, from, symbol) {
  let to = from + 1
  while (to < END && (to % SYMBOLS !== symbol || crowd(G, to) > 0)) to++
  return to
}

function back(G, from) {
  let to = from - 1
  while (to >= 0 && (crowd(G, to) === 0 || crowd(G, to) > 2)) to--
  return to
}

/** Every legal move of a player who knows their hand, as [name, ...arguments]. */
function moves(G, player) {
  const found = []
  const pawns = G.pawns[player]
  const hand = G.players[player].hand
  for (const from of new Set(pawns)) {
    if (from === END) continue
    for (const symbol of new Set(hand)) found.push(["forward", pawns.indexOf(from), symbol])
    if (back(G, from) >= 0) found.push(["back", pawns.indexOf(from)])
  }
  return found.length ? found : [["pass"]]
}

function draw(G, player, count) {
  for (let drawn = 0; drawn < count; drawn++) {
    if (G.secret.pile.length === 0) G.secret.pile = G.discarded.splice(0)
    if (G.secret.pile.length === 0) return
    G.players[player].hand.push(G.secret.pile.pop())
    G.cards[player]++
  }
}

exports.moves = moves

exports.game = {
  name: "path",

  setup: ({ random }) => {
    const cards = Array.from({ length: SYMBOLS * CARDS_OF_A_SYMBOL }, (_, number) => number % SYMBOLS)
    const pile = random.Shuffle(cards)
    const hands = [pile.splice(0, HAND), pile.splice(0, HAND)]
    return {
      secret: { pile },
      players: { 0: { hand: hands[0] }, 1: { hand: hands[1] } },
      cards: [HAND, HAND],
      discarded: [],
      pawns: [Array(PAWNS).fill(-1), Array(PAWNS).fill(-1)],
    }
  },

  playerView: PlayerView.STRIP_SECRETS,

  turn: { minMoves: 1, maxMoves: 3 },

  // What is drawn is hidden from the client, so that it leaves every move to the server
  moves: {
    forward: {
      client: false,
      move: ({ G, playerID }, pawn, symbol) => {
        const hand = G.players[playerID].hand
        const card = hand.indexOf(symbol)
        const from = G.pawns[playerID][pawn]
        if (card < 0 || from === undefined || from === END) return INVALID_MOVE
        hand.splice(card, 1)
        G.cards[playerID]--
        G.discarded.push(symbol)
        G.pawns[playerID][pawn] = forward(G, from, symbol)
      },
    },
    back: {
      client: false,
      move: ({ G, playerID }, pawn) => {
        const to = back(G, G.pawns[playerID][pawn] ?? -1)
        if (to < 0) return INVALID_MOVE
        const met = crowd(G, to)
        G.pawns[playerID][pawn] = to
        draw(G, playerID, met)
      },
    },
    pass: { client: false, move: ({ G, playerID }) => draw(G, playerID, 1) },
  },

  endIf: ({ G }) => {
    const winner = G.pawns.findIndex((pawns) => pawns.every((at) => at === END))
    return winner < 0 ? undefined : { winner: String(winner) }
  },
}
