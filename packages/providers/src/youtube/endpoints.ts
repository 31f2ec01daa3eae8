/** Google's endpoints. Tests replace them with a fake server. */
export interface YoutubeEndpoints {
  consent: string;
  token: string;
  revoke: string;
  /** YouTube Data API. */
  data: string;
  /** YouTube Analytics API. */
  analytics: string;
}

export const youtubeEndpoints: YoutubeEndpoints = {
  consent: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  revoke: "https://oauth2.googleapis.com/revoke",
  data: "https://www.googleapis.com/youtube/v3",
  analytics: "https://youtubeanalytics.googleapis.com/v2",
};

/** Permissions that the user must grant: reading the channel and its analytics. */
export const scopes = [
  "https://www.googleapis.com/auth/youtube.readonly",
  "https://www.googleapis.com/auth/yt-analytics.readonly",
] as const;
