import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ContentEntry, isPublicPage } from '@keelson/contracts/content';
import type { ContentFailure } from '@keelson/integrations/cms';
import { refused, type Result } from '@keelson/kernel';
import { CachedContent } from './cached-content';

/** A page that is not public is never asked for: the service would show all that its token may read. */
export class GetContentPage extends Query<Result<ContentEntry[], ContentFailure>> {
  constructor(readonly page: string) {
    super();
  }
}

@QueryHandler(GetContentPage)
export class GetContentPageHandler implements IQueryHandler<GetContentPage> {
  constructor(private readonly content: CachedContent) {}

  async execute({ page }: GetContentPage): Promise<Result<ContentEntry[], ContentFailure>> {
    if (!isPublicPage(page)) return refused({ code: 'PAGE_NOT_FOUND' });
    const found = await this.content.page(page);
    return found.ok ? { ok: true, value: [...found.value] } : found;
  }
}
