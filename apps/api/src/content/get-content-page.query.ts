import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ContentEntry } from '@keelson/contracts/content';
import type { ContentFailure } from '@keelson/integrations/cms';
import type { Result } from '@keelson/kernel';
import { CachedContent } from './cached-content';

export class GetContentPage extends Query<Result<ContentEntry[], ContentFailure>> {
  constructor(readonly page: string) {
    super();
  }
}

@QueryHandler(GetContentPage)
export class GetContentPageHandler implements IQueryHandler<GetContentPage> {
  constructor(private readonly content: CachedContent) {}

  async execute({ page }: GetContentPage): Promise<Result<ContentEntry[], ContentFailure>> {
    const found = await this.content.page(page);
    return found.ok ? { ok: true, value: [...found.value] } : found;
  }
}
