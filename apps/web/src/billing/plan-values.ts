/** What a form that orders a plan holds. */
export interface PlanValues {
  readonly price: string;
  readonly couponCode: string;
}
