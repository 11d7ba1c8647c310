# The shop's package (npm run package) in a small image. Orders are in the volume /data.
# deploy/compose.yaml runs it behind Caddy.
FROM node:24-bookworm-slim AS package
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# They are frozen into the pages.
ARG NEXT_PUBLIC_SITE_URL
ARG NEXT_PUBLIC_FIREBASE_API_KEY
ARG NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN
ARG NEXT_PUBLIC_FIREBASE_PROJECT_ID
ARG NEXT_PUBLIC_FIREBASE_APP_ID
ARG NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID
RUN npm run package -- /package

FROM node:24-bookworm-slim
RUN useradd --system --no-create-home shop && mkdir --mode=0700 /data && chown shop:shop /data
COPY --from=package /package /srv/anjarai
USER shop
ENV HOST=0.0.0.0 PORT=3000 SHOP_DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s CMD ["/srv/anjarai/run", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/srv/anjarai/run"]
CMD ["start"]
