export { AuthArt, type AuthArtProps } from "./auth-art.tsx";
