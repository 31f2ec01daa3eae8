export { ChannelCard, type ChannelCardProps, type ChannelFigure } from "./channel-card.tsx";
