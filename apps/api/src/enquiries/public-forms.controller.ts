import { contactContract, enquiriesMessages as texts, sendEnquiryContract } from '@keelson/contracts/enquiries';
import { canonicalEmail, phoneDigits } from '@keelson/contracts/validation';
import { OTHER_ISSUE } from '@keelson/vocabulary';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { enquiriesProblems } from './enquiries.problems';
import { ReceiveMessage } from './receive-message.command';

/** The contact page and the enquiry form of the sign-up. */
@Controller()
export class PublicFormsController {
  constructor(private readonly commands: CommandBus) {}

  @Handles(contactContract, enquiriesProblems)
  async contact(@Call() { body, context }: CallOf<typeof contactContract>): Promise<AnswerTo<typeof contactContract>> {
    const { name, companyName, questions: topic, answersText: text } = body;
    const email = canonicalEmail(body.email);
    const outcome = await this.commands.execute(
      new ReceiveMessage(
        email,
        (enquiryId) => ({ name: 'ReceiveContact', message: { enquiryId, topic, name, companyName, email, text } }),
        context,
      ),
    );
    return outcome.ok
      ? success({}, outcome.value, { message: texts.contactSent, statusMessage: texts.contactSent })
      : problem(enquiriesProblems, outcome.failure);
  }

  @Handles(sendEnquiryContract, enquiriesProblems)
  async send(
    @Call() { body, context }: CallOf<typeof sendEnquiryContract>,
  ): Promise<AnswerTo<typeof sendEnquiryContract>> {
    const { issueOrEnquiryType: issueType, other, firstName, lastName, businessName, mobileNumber: mobile } = body;
    const email = canonicalEmail(body.email);
    const enquiry = {
      issueType,
      other: issueType === OTHER_ISSUE ? other.trim() : null,
      firstName,
      lastName,
      businessName,
      email,
      mobile,
      mobileDigits: phoneDigits(mobile),
    };
    const outcome = await this.commands.execute(
      new ReceiveMessage(
        email,
        (enquiryId) => ({ name: 'ReceiveEnquiry', enquiry: { enquiryId, ...enquiry } }),
        context,
      ),
    );
    return outcome.ok
      ? success({}, outcome.value, { statusMessage: texts.saved })
      : problem(enquiriesProblems, outcome.failure);
  }
}
