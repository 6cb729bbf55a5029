export { type RunningStrapiSandbox, startStrapiSandbox, STRAPI_READ_TOKEN, STRAPI_WRITE_TOKEN } from './strapi-sandbox';
