// Tables of boardgame.io with three of its own clients each, two who play and one who watches: node load.js PORT TABLES MOVES.
// Prints "ready" when all are connected. At a line on standard input every table plays its moves, each sent as soon as the one before has
// reached all three; then come the figures as JSON.

const { Client } = require("boardgame.io/client")
const { SocketIO } = require("boardgame.io/multiplayer")
const { game, moves } = require("./game.js")

const [port, tables, count] = process.argv.slice(2).map(Number)
const SETTING_UP = 16

let seed = 1
function chance(below) {
  seed = (seed * 48271) % 2147483647
  return seed % below
}

async function post(path, body) {
  const headers = { "Content-Type": "application/json" }
  const answer = await fetch(`http://127.0.0.1:${port}/games/${game.name}/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
  return answer.json()
}

class Table {
  async open() {
    const { matchID } = await post("create", { numPlayers: 2 })
    const entering = ["0", "1"].map((playerID) => post(`${matchID}/join`, { playerID, playerName: `Player ${playerID}` }))
    const joined = await Promise.all(entering)
    const multiplayer = SocketIO({ server: `127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } })
    const known = [...joined.map(({ playerID, playerCredentials: credentials }) => ({ playerID, credentials })), {}]
    this.clients = known.map((who) => Client({ game, multiplayer, matchID, numPlayers: 2, debug: false, ...who }))
    this.seen = this.clients.map(() => -1)
    this.played = 0
    this.playing = false
    await Promise.all(this.clients.map((client, number) => this.connect(client, number)))
  }

  connect(client, number) {
    return new Promise((connected) => {
      client.subscribe((state) => {
        if (state === null) return
        connected()
        if (state._stateID <= this.seen[number]) return
        this.seen[number] = state._stateID
        if (this.playing && this.seen.every((version) => version === state._stateID)) this.next()
      })
      client.start()
    })
  }

  play() {
    return new Promise((done) => {
      this.done = done
      this.playing = true
      this.move()
    })
  }

  next() {
    this.played++
    if (this.played < count && this.clients[0].getState().ctx.gameover === undefined) this.move()
    else this.done()
  }

  move() {
    const asked = this.clients[0].getState().ctx.currentPlayer
    const client = this.clients[Number(asked)]
    const legal = moves(client.getState().G, asked)
    const [name, ...args] = legal[chance(legal.length)]
    client.moves[name](...args)
  }
}

async function main() {
  const all = Array.from({ length: tables }, () => new Table())
  for (let first = 0; first < tables; first += SETTING_UP) {
    await Promise.all(all.slice(first, first + SETTING_UP).map((table) => table.open()))
  }
  process.stdout.write("ready\n")
  await new Promise((told) => process.stdin.once("data", told))
  const before = process.cpuUsage()
  const began = performance.now()
  await Promise.all(all.map((table) => table.play()))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before)
  const played = all.reduce((sum, table) => sum + table.played, 0)
  process.stdout.write(JSON.stringify({ moves: played, seconds, generator: (user + system) / 1e6 }) + "\n")
  process.exit(0)
}

main()
