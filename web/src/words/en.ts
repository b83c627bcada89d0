/** All that the shell says in this language, a part of its own: nobody loads the other one. */
export const FILES = import.meta.glob<string>(
  ["../../../src/undercroft/{engine,records,server}/text/en.ftl", "../../text/{,table/}en.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
