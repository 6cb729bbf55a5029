import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Controller } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { apiDocumentContract, docsAssetContract, docsPageContract } from '@keelson/contracts/platform';
import { RouteInventory } from '../access/route-inventory';
import { SecurityHeaders } from '../http/security-headers';
import { InjectConfiguration } from '../tokens';
import { RawAnswer } from '../wire/answer';
import { Call, type CallOf } from '../wire/call';
import { Handles } from '../wire/handles.decorator';
import { DOCS_SCRIPT, DOCS_TRUST_SCRIPT, DOCS_TRUSTED_TYPES, docsPage } from './docs-page';
import { openApiDocument } from './openapi-document';

const UI_FOLDER = dirname(require.resolve('swagger-ui-dist/package.json'));

const OWN_FILES: Readonly<Record<string, string>> = { 'docs.js': DOCS_SCRIPT, 'docs-trust.js': DOCS_TRUST_SCRIPT };

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  png: 'image/png',
};

@Controller()
export class DocsController {
  private document: string | undefined;

  constructor(
    @InjectConfiguration() private readonly configuration: ApiConfiguration,
    private readonly inventory: RouteInventory,
    private readonly headers: SecurityHeaders,
  ) {}

  @Handles(apiDocumentContract)
  openApi(): RawAnswer {
    this.document ??= JSON.stringify(openApiDocument(this.inventory.routes, this.configuration));
    return new RawAnswer(this.document, 'application/json; charset=utf-8');
  }

  @Handles(docsPageContract)
  page(): RawAnswer {
    const nonce = randomBytes(18).toString('base64url');
    return new RawAnswer(docsPage(nonce), 'text/html; charset=utf-8', {
      'content-security-policy': this.headers.policy(nonce, DOCS_TRUSTED_TYPES),
    });
  }

  @Handles(docsAssetContract)
  async asset(@Call() call: CallOf<typeof docsAssetContract>): Promise<RawAnswer> {
    const { file } = call.params;
    const body = OWN_FILES[file] ?? (await readFile(join(UI_FOLDER, file)));
    return new RawAnswer(body, TYPES[file.split('.').pop() ?? ''] ?? 'application/octet-stream', {
      'cache-control': 'private, max-age=3600',
    });
  }
}
