const ASSETS = '/api/docs/assets';

/** The page of the documentation; its scripts and styles are files of this origin. */
export const docsPage = (nonce: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Keelson API</title>
    <link rel="icon" href="${ASSETS}/favicon-32x32.png">
    <link rel="stylesheet" href="${ASSETS}/swagger-ui.css">
  </head>
  <body>
    <div id="documentation"></div>
    <script nonce="${nonce}" src="${ASSETS}/docs-trust.js"></script>
    <script nonce="${nonce}" src="${ASSETS}/swagger-ui-bundle.js"></script>
    <script nonce="${nonce}" src="${ASSETS}/docs.js"></script>
  </body>
</html>
`;

/** The policies under which Swagger UI makes HTML: its own sanitiser's, and the one below for what comes out of it. */
export const DOCS_TRUSTED_TYPES = ['dompurify', 'default'] as const;

/** Swagger UI hands sanitised texts on as strings. They stem from the API's own document; scripts stay refused. */
export const DOCS_TRUST_SCRIPT = `if (window.trustedTypes) {
  window.trustedTypes.createPolicy('default', { createHTML: function (html) { return html; } });
}
`;

export const DOCS_SCRIPT = `window.addEventListener('load', function () {
  window.SwaggerUIBundle({
    url: '/api/docs/openapi.json',
    dom_id: '#documentation',
    deepLinking: true,
    docExpansion: 'list',
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
    supportedSubmitMethods: [],
  });
});
`;
