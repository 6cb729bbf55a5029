/**
 * The addresses of the pages, misspellings included: they are published. The router reads them in any case. A builder
 * that is given a parameter's name, as in `customer(':accountId')`, gives the pattern of the route.
 */
export const home = '/';
export const homeByName = '/home';
export const aboutUs = '/aboutUs';
export const customerStories = '/customerStories';
export const businessAreasInPublic = '/businessArea';
export const howItWorks = '/keelsonWork';
export const howYouCompare = '/HowDoCompare';
export const contactUs = '/contactus';
export const contactUsAbout = (topic: string) => `${contactUs}?topic=${encodeURIComponent(topic)}` as const;
export const terms = '/terms';
export const privacy = '/privacy';
export const erasureCertificate = '/erasureCertificate';
export const becomePartner = '/ChannelPartnerPage';
export const partnerSignUp = `${becomePartner}?signUp` as const;
export const channelVerification = '/auth/ChannelVerification';
export const accessCodeRequest = '/AccessCodePage';
export const paymentResponse = '/paymentResponsePage';
export const error = '/error';

export const auth = '/auth';
export const signIn = '/auth/signIn';
export const register = '/auth/register';
export const signUp = '/auth/signUp';
export const signUpWithPlan = (plan: string) => `${signUp}?plan=${encodeURIComponent(plan)}` as const;
export const premiumSignUp = '/premium-signUp';
export const enquiry = '/auth/enquiry';
export const emailVerification = '/emailVerification';
export const forgotPassword = '/forgetpassword';
export const confirmPassword = '/ConfirmPassword';
export const changePassword = '/auth/changePassword';
export const secondFactor = '/auth/secondFactor';
export const sessionOut = '/sessionOutPage';
export const editProfile = '/dashboard/editprofile';
export const ownPlan = '/dashboard/plan';
export const ownDeletion = '/dashboard/accountDeletion';
export const accessLog = '/dashboard/accessLog';
export const ownData = '/dashboard/yourData';

export const onboarding = '/onboardingProgressInfo';
export const onboardingStep = <Step extends string>(step: Step) => `${onboarding}/${step}` as const;
export const thankYou = '/successSignup';
export const companyQuestions = '/dashboard/generic-questions';
export const connectAccounts = '/FinanceSystemInt';
export const connectionReturn = '/confirmation-screen';
export const connectionReturnFrom = <Provider extends string>(provider: Provider) =>
  `${connectionReturn}/${provider}` as const;
export const benefits = '/keelsonenefits';
export const earlyAdopter = '/dashboard/earlyAdopterKpi';
export const earlyAdopterKpis = `${earlyAdopter}?step=kpi` as const;
export const financeQuestions = '/dashboard/financeQuestions';

const ofCustomer = (accountId: string | undefined): string => (accountId === undefined ? '' : `?customer=${accountId}`);

/** Leads on to the dashboard. */
export const signedInHome = '/dashboard';
export const dashboard = '/dashboard/newDashboard';
export const dashboardOf = (accountId?: string) => `${dashboard}${ofCustomer(accountId)}`;
export const goals = `${dashboard}?openGoals=true` as const;
export const myFinancials = '/dashboard/newDashboardFinance';
export const myFinancialsOf = (accountId?: string) => `${myFinancials}${ofCustomer(accountId)}`;
export const trust = '/dashboard/trust';
/** How fresh and how sure the figures are, of a customer where one is named. */
export const trustOf = (accountId?: string) => `${trust}${ofCustomer(accountId)}`;
export const accounts = '/dashboard/accounts';
export const accountsOf = (accountId?: string) => `${accounts}${ofCustomer(accountId)}`;
export const ownFigures = '/dashboard/UpdatePage';
export const ownFiguresOf = (accountId: string) => `${ownFigures}${ofCustomer(accountId)}`;
export const integrateFinance = '/dashboard/integrateFinance';
export const integrateFile = '/dashboard/integrateFile';
export const financeAnswers = '/dashboard/financeQuestionsRead';
export const dashboardGuide = '/dashboard/info';
export const businessAreas = '/dashboard/newDashboardBusiness';
export const businessModule = (moduleId: string) => `${businessAreas}/modules/${moduleId}` as const;
export const businessChapter = (chapterId: string) => `${businessAreas}/chapters/${chapterId}` as const;
export const businessSubChapter = (subChapterId: string) => `${businessAreas}/sub-chapters/${subChapterId}` as const;
export const subChapterQuiz = (subChapterId: string) => `${businessSubChapter(subChapterId)}/quiz` as const;
export const moduleQuestionnaire = (moduleId: string) => `${businessModule(moduleId)}/questionnaire` as const;
export const moduleScores = (moduleId: string) => `${businessModule(moduleId)}/scores` as const;
export const financeArea = '/dashboard/FinanceBusinessAreaDashboard';
/** Led to by mails, which keep the token behind the #. */
export const stopTaskReminders = '/taskReminders/stop';
export const tasks = '/dashboard/newDashboardTaskManagement';
export const learning = '/dashboard/newDashboardLearning';
/** Opens at one chapter. */
export const learningChapter = (chapterId: string) => `${learning}?chapter=${chapterId}`;
/** Opens at a module, where a chapter is left to choose. */
export const learningModule = (moduleId: string) => `${learning}?module=${moduleId}`;
/** Opens at the chapter that is recommended, or at the one that improves cash flow. */
export const learningFor = (matter: string) => `${learning}?rcl=${matter}`;
/** Opens at the chapter with the least score of the module. */
export const tailoredLearning = (moduleId: string) => `${learning}?min=true&module=${moduleId}`;
export const calculator = '/dashboard/newDashboardCalculator';
export const calculatorOf = (accountId?: string) => `${calculator}${ofCustomer(accountId)}`;
/** The figures that what-if plans start from. */
export const calculatorInputs = `${calculator}/inputs` as const;
export const calculatorInputsOf = (accountId?: string) => `${calculatorInputs}${ofCustomer(accountId)}`;
export const scenarios = '/dashboard/scenarios';
export const scenariosOf = (accountId?: string) => `${scenarios}${ofCustomer(accountId)}`;
export const detailedProfitAndLoss = `${calculator}/DetailedPL` as const;
export const detailedProfitAndLossOf = (accountId?: string) => `${detailedProfitAndLoss}${ofCustomer(accountId)}`;
export const calculatorBalanceSheet = `${calculator}/BalanceSheet` as const;
export const calculatorBalanceSheetOf = (accountId?: string) => `${calculatorBalanceSheet}${ofCustomer(accountId)}`;
/** Another address of the balance sheet. */
export const balanceSheet = '/dashboard/balancesheet1';

export const partnerHome = '/chanelPartner';
export const partnerArea = '/chanelPartner/dashboard';
const ofPartner = (partner: string | undefined): string =>
  partner === undefined ? '' : `?partner=${encodeURIComponent(partner)}`;
/** @param partner whose area a super admin looks into. */
export const partnerAreaOf = (partner: string | undefined) => `${partnerArea}${ofPartner(partner)}`;
export const partnerCustomer = (accountId: string, partner?: string) =>
  `${partnerArea}/${accountId}${ofPartner(partner)}`;

const staff = '/dashboard/newDashboardAdmin';
export const adminPage = '/dashboard/adminPage';
export const customers = `${staff}/UserManagement` as const;
export const customer = (accountId: string) => `${customers}/${accountId}`;
export const customerDetails = (accountId: string) => `${customer(accountId)}/details`;
export const customerHistory = (accountId: string) => `${customer(accountId)}/events`;
/** The history with the panel of one event open. */
export const historyEvent = (accountId: string, position: number) => `${customerHistory(accountId)}?event=${position}`;
export const updateFinancials = `${staff}/UserUpdateFinanace` as const;
export const updateFinancialsOf = (accountId: string) => `${updateFinancials}${ofCustomer(accountId)}`;
export const financeConnections = `${staff}/IntegrateFinance` as const;
export const financeConnectionsOf = (accountId: string) => `${financeConnections}${ofCustomer(accountId)}`;
export const channelManagement = `${staff}/ChannelManagement` as const;
export const partnerDetails = (partnerId: string) => `${channelManagement}/${partnerId}/details`;
export const adminManagement = `${staff}/AdminManagement` as const;
export const paymentHistory = '/dashboard/paymentHistory';
/** The history with the panel of one payment open. */
export const paymentOf = (paymentId: string) => `${paymentHistory}?payment=${paymentId}`;
export const reconciliation = '/reconciliation';
/** The lines of one payout. */
export const reconciledPayout = (payoutId: string) => `${reconciliation}?view=payouts&payout=${payoutId}`;
/** The statement of one month, `2026-10`. */
export const reconciledMonth = (month: string) => `${reconciliation}/months/${month}`;
export const enquiries = '/dashboard/enquiries';
export const stuckSteps = '/journeys/stuck';
/** The replay of a customer, at a moment where one is named. */
export const replay = (accountId: string, at?: number) =>
  `/journeys/${accountId}/replay${at === undefined ? '' : `?at=${at}`}`;
/** The replay of a customer at the moment of one event, by its place among all events. */
export const replayAtEvent = (accountId: string, position: number) => `${replay(accountId)}?event=${position}`;
export const operations = '/operations';
export const audit = '/audit';
/** What happened to one account, of whatever kind. */
export const auditOf = (accountId: string) => `${audit}${ofCustomer(accountId)}`;
