import { Module } from '@nestjs/common';
import { EnquiryRecords } from './enquiry-records';
import { GetEnquiryHandler } from './get-enquiry.query';
import { InboxController } from './inbox.controller';
import { ListEnquiriesHandler } from './list-enquiries.query';
import { MessageLimits } from './message-limits';
import { PublicFormsController } from './public-forms.controller';
import { ReceiveMessageHandler } from './receive-message.command';
import { TreatEnquiryHandler } from './treat-enquiry.command';

/** What people write to the team, and the inbox in which staff answer it. */
@Module({
  controllers: [PublicFormsController, InboxController],
  providers: [
    MessageLimits,
    EnquiryRecords,
    ReceiveMessageHandler,
    ListEnquiriesHandler,
    GetEnquiryHandler,
    TreatEnquiryHandler,
  ],
})
export class EnquiriesModule {}
