/** Texts of the what-if inputs. Finance §5 and §8 give the first five word for word. */
export const planningMessages = {
  required: 'required !!',
  fillAll: 'Fill the all  fields',
  monthsTooMany: 'Months should not be greater than 12',
  monthsTooFew: 'Months should not be less than 0',
  saved: 'Saved Successfully!',
  next: 'Next',
  continue: 'Continue',
  monthsNotWhole: 'Enter whole months, for example 7',
  monthsUnreadable: 'Enter the number of months, for example 7',
  amountUnreadable: 'Enter an amount in pounds and pence, for example 1,234.56',
  amountTooLarge: 'Enter an amount below £1,000,000,000',
  amountTooPrecise: 'Enter whole pence at most',
  figuresFromBooks: 'These figures come from your books now. Nothing is typed beside them.',
  accountNotFound: 'There is no such account',
  somethingWrong: 'Something went wrong!',
  /** What finance §8 calls the calls that fail, before their message. */
  inputsCall: 'get_slider_values',
  contentCall: 'cmsWhatIfInputs',
  detailContentCall: 'cms_detailed_pl',
} as const;
