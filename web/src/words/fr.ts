/** All that the shell says in this language, a part of its own: nobody loads the other one. */
export const FILES = import.meta.glob<string>(
  ["../../../src/undercroft/{engine,records,server}/text/fr.ftl", "../../text/{,table/}fr.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
