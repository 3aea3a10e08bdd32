# Parlor's server with its page in one image.
#   docker build -t parlor .
#   docker run --rm -p 7878:7878 -v parlor:/data parlor
FROM node:22-bookworm-slim AS page
WORKDIR /src
COPY locales locales
COPY docs/findings docs/findings
COPY web web
COPY scripts/web.sh scripts/web.sh
RUN scripts/web.sh build

FROM rust:1.95-slim-bookworm AS program
WORKDIR /src
COPY . .
COPY --from=page /src/web/dist /page
RUN PARLOR_PAGE=/page cargo build --release --locked -p parlor-cli

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 parlor && install -d -o parlor /data
COPY --from=program /src/target/release/parlor /usr/local/bin/parlor
USER parlor
VOLUME /data
EXPOSE 7878
ENV PARLOR_ADDR=0.0.0.0:7878 PARLOR_DATABASE_URL=sqlite:/data/parlor.db PARLOR_LOG_FORMAT=json
STOPSIGNAL SIGTERM
# The image has no curl; bash opens the connection.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PARLOR_ADDR##*:} && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && grep -qx ok <&3"]
ENTRYPOINT ["parlor"]
CMD ["serve"]
