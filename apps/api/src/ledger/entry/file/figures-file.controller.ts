import { createHash } from 'node:crypto';
import { figuresFileContract } from '@keelson/contracts/ledger';
import { type Clock, londonDate } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import { InjectClock } from '../../../platform/tokens';
import { type AnswerTo, problem, success } from '../../../platform/wire/answer';
import { Call, type CallOf } from '../../../platform/wire/call';
import { Handles } from '../../../platform/wire/handles.decorator';
import { busy } from '../../../platform/wire/refusal';
import { fileProblems } from '../../ledger.problems';
import { financeForm } from '../finance-data';
import { fileCells } from './file-cells';
import { FilePreviews } from './file-previews';
import { readSpreadsheet } from './spreadsheet';

/** Each takes a thread and its memory for a moment: others are told to come again. */
const MOST_AT_ONCE = 4;

/** A file whose figures the form for own figures takes up. What is saved is what the form then shows. */
@Controller()
export class FiguresFileController {
  readonly #reading = new Set<string>();

  constructor(
    private readonly previews: FilePreviews,
    @InjectClock() private readonly clock: Clock,
  ) {}

  @Handles(figuresFileContract, fileProblems)
  async read(
    @Call() { params: { accountId }, body }: CallOf<typeof figuresFileContract>,
  ): Promise<AnswerTo<typeof figuresFileContract>> {
    if (this.#reading.has(accountId) || this.#reading.size >= MOST_AT_ONCE) throw busy();
    this.#reading.add(accountId);
    try {
      const bytes = Buffer.from(body.content, 'base64');
      const read = await readSpreadsheet(bytes);
      if (read === 'late') throw busy();
      if ('refused' in read) return problem(fileProblems, { code: read.refused });
      const { figures, left } = fileCells(
        read.sheets,
        financeForm(null, londonDate(this.clock()), body.financial_month),
      );
      const contentHash = createHash('sha256').update(bytes).digest('hex');
      const acceptance = this.previews.seal({ accountId, contentHash, figures });
      return success({ contentHash, figures: figures.map(({ cell, text }) => ({ cell, text })), left, acceptance });
    } finally {
      this.#reading.delete(accountId);
    }
  }
}
