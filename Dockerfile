# syntax=docker/dockerfile:1
# Production image with the server and the web app. docs/operating.md explains how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
# docs/architecture.md#stripe lists the build variables of the web app.
ARG VITE_STRIPE_PUBLISHABLE_KEY VITE_GOOGLE_CLIENT_ID VITE_OPERATOR_NAME VITE_OPERATOR_CONTACT
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund \
    && npm run build \
    && npm run build:server -- /server

# The image has no shell and no package manager. Its entry point is Node, and "nonroot" is the user 65532.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /server
COPY --from=build --chown=root:root /server .
ENV NODE_ENV=production PORT=4100
EXPOSE 4100
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s \
    CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["--conditions=@trellis/source", "apps/api/src/main.ts"]
