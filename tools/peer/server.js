// boardgame.io's own server as it comes, with its default storage in memory. Prints its port.

const { Server, Origins } = require("boardgame.io/server")
const { game } = require("./game.js")

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port: 0 }).then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`))
