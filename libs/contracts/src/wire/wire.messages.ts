/** Texts of a call that failed, whatever it was for; the specified one stays word for word. */
export const wireMessages = {
  somethingWentWrong: 'Something went wrong!',
  /** Follows a text that says nothing of what to do. */
  whatToDo: 'Please try again in a moment. If it happens again, write to us on the contact page.',
} as const;
