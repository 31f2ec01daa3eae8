export { Notice, type NoticeKind, type NoticeProps } from "./notice.tsx";
