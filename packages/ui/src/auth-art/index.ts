export { AuthArt } from "./auth-art.tsx";
