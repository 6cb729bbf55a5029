import { Module } from '@nestjs/common';
import { DiscardDraftHandler } from './discard-draft.command';
import { DraftsController } from './drafts.controller';
import { GetDraftHandler } from './get-draft.query';
import { SaveDraftHandler } from './save-draft.command';

/** What was typed into forms and not sent yet. */
@Module({
  controllers: [DraftsController],
  providers: [GetDraftHandler, SaveDraftHandler, DiscardDraftHandler],
})
export class DraftsModule {}
