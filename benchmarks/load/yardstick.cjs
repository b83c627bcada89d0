// boardgame.io in memory, as a yardstick: a counter, a state of two kilobytes, and its tic-tac-toe.
const { Server, Origins } = require("boardgame.io/server");

const turn = { moveLimit: 1 };

const counter = { name: "counter", setup: () => ({ count: 0 }), turn, moves: { act: ({ G }) => void G.count++ } };

const sized = {
  name: "sized",
  setup: () => ({ count: 0, cards: Array.from({ length: 130 }, (_, n) => ({ card: `c${n}`, at: n })) }),
  turn,
  moves: {
    act: ({ G }) => {
      G.count++;
      for (let n = 0; n < 6; n++) G.cards[(7 * G.count + n) % G.cards.length].at = G.count;
    },
  },
};

const tictactoe = {
  name: "tictactoe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn,
  moves: {
    act: ({ G, playerID }, cell) => {
      // As in its tutorial; a full board begins anew, so that the game never ends in the middle of a measurement.
      if (G.cells.every((one) => one !== null)) G.cells.fill(null);
      G.cells[cell] = playerID;
    },
  },
};

Server({ games: [counter, sized, tictactoe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () =>
  console.log("ready"),
);
