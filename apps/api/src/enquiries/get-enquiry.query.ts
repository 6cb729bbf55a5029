import type { getEnquiryContract } from '@keelson/contracts/enquiries';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { selectEnquiry } from '@keelson/read-models/enquiries';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { enquiryDetailsAnswer } from './enquiry-answer';

type Details = AnswerInputOf<typeof getEnquiryContract>;

export interface KnownEnquiry {
  readonly details: Details;
  readonly version: number;
}

/** The value is `undefined` for a message that does not exist. */
export class GetEnquiry extends Query<Reading<KnownEnquiry | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly enquiryId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetEnquiry)
export class GetEnquiryHandler implements IQueryHandler<GetEnquiry> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, enquiryId, minimumPosition }: GetEnquiry): Promise<Reading<KnownEnquiry | undefined>> {
    const projections = ['enquiries', 'actor-names'];
    return this.reader.read(caller, { projections, minimumPosition }, async (database) => {
      const row = await selectEnquiry(database, enquiryId);
      // The stream holds the message and one event for each act.
      return row && { details: enquiryDetailsAnswer(row), version: 1 + row.acts.length };
    });
  }
}
