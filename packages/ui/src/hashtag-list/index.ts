export { HashtagList, type HashtagListProps } from "./hashtag-list.tsx";
