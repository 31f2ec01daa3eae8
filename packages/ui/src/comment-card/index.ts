export { CommentCard, type CommentCardProps } from "./comment-card.tsx";
export { CommentList, type CommentListProps } from "./comment-list.tsx";
