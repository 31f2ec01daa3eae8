export { SideArt } from "./side-art.tsx";
