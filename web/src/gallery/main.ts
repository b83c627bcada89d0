import { mount } from "svelte";
import "../icons";
import { fetchWords, languageOf } from "../words";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const target = document.getElementById("app");
if (target) void fetchWords(languageOf(navigator.languages)).then(() => mount(Gallery, { target }));
