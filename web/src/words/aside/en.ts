/** What only companions and the workshop say in this language. */
export const FILES = import.meta.glob<string>("../../../text/aside/en.ftl", { eager: true, query: "?raw", import: "default" });
