import { settleRefusals } from '#shared/api/index.ts';
import type { AppRoute, Frame } from './app-route.ts';

// Not in the entry, because the landing page makes no call that requires proof of identity.
settleRefusals(async (refusal, dispatch) => {
  if (!/^identity\.(?:step_up|second_factor)_required$/.test(refusal.code)) return false;
  return (await import('#features/account/prove-identity/index.ts')).settle(refusal, dispatch);
});

/** Each path with its page, which loads when it is opened. */
type Screens = Readonly<Record<string, AppRoute['lazy']>>;

/** Framed by the bar and the footer. */
const siteScreens: Screens = {
  '/old-landing': () => import('#pages/public/landing/ui/LandingPage.tsx').then((page) => page.LandingPage),
  '/waitlist': () => import('#pages/public/landing/ui/LandingPage.tsx').then((page) => page.LandingPage),
  '/home': () => import('#pages/public/home/ui/HomePage.tsx').then((page) => page.HomePage),
  '/job/:id': () =>
    import('#pages/public/job-detail/ui/JobDetailPage.tsx').then((page) => page.JobDetailPage),
  '/jobs': () => import('#pages/public/jobs/ui/JobsPage.tsx').then((page) => page.JobsPage),
  '/dashboard': () => import('./DashboardScreen.tsx').then((page) => page.DashboardScreen),
  '/login': () => import('#pages/account/login/ui/LoginPage.tsx').then((page) => page.LoginPage),
  '/signup': () => import('#pages/account/signup/ui/SignupPage.tsx').then((page) => page.SignupPage),
  '/forgot-password': () =>
    import('#pages/account/forgot-password/ui/ForgotPasswordPage.tsx').then(
      (page) => page.ForgotPasswordPage,
    ),
  '/reset-password': () =>
    import('#pages/account/reset-password/ui/ResetPasswordPage.tsx').then((page) => page.ResetPasswordPage),
  '/verify-email': () =>
    import('#pages/account/verify-email/ui/VerifyEmailPage.tsx').then((page) => page.VerifyEmailPage),
  '/employer-signup': () =>
    import('#pages/account/employer-signup/ui/EmployerSignupPage.tsx').then(
      (page) => page.EmployerSignupPage,
    ),
  '/worker-signup': () =>
    import('#pages/account/worker-signup/ui/WorkerSignupPage.tsx').then((page) => page.WorkerSignupPage),
  '/post-job': () => import('#pages/employer/post-job/ui/PostJobPage.tsx').then((page) => page.PostJobPage),
  '/employer-dashboard': () =>
    import('#pages/employer/employer-dashboard/ui/EmployerDashboardPage.tsx').then(
      (page) => page.EmployerDashboardPage,
    ),
  '/referrer-dashboard': () =>
    import('#pages/referrer/referrer-dashboard/ui/ReferrerDashboardPage.tsx').then(
      (page) => page.ReferrerDashboardPage,
    ),
  '/worker-dashboard': () =>
    import('#pages/worker/worker-dashboard/ui/WorkerDashboardPage.tsx').then(
      (page) => page.WorkerDashboardPage,
    ),
  '/admin-dashboard': () =>
    import('#pages/admin/admin-dashboard/ui/AdminDashboardPage.tsx').then((page) => page.AdminDashboardPage),
  '/admin-panel': () =>
    import('#pages/admin/admin-panel/ui/AdminPanelPage.tsx').then((page) => page.AdminPanelPage),
  '/earnings': () => import('#pages/referrer/earnings/ui/EarningsPage.tsx').then((page) => page.EarningsPage),
  '/earnings/tax': () => import('#pages/referrer/tax/ui/TaxPage.tsx').then((page) => page.TaxPage),
  '/my-referrals': () =>
    import('#pages/referrer/my-referrals/ui/MyReferralsPage.tsx').then((page) => page.MyReferralsPage),
  '/notifications': () =>
    import('#pages/account/notifications/ui/NotificationsPage.tsx').then((page) => page.NotificationsPage),
  '/my-moderation': () =>
    import('#pages/account/my-moderation/ui/MyModerationPage.tsx').then((page) => page.MyModerationPage),
  '/ratings/:userId': () =>
    import('#pages/public/ratings/ui/RatingsPage.tsx').then((page) => page.RatingsPage),
  '/transparency': () =>
    import('#pages/public/transparency/ui/TransparencyPage.tsx').then((page) => page.TransparencyPage),
  '/notifications/preferences': () =>
    import('#pages/account/notification-preferences/ui/NotificationPreferencesPage.tsx').then(
      (page) => page.NotificationPreferencesPage,
    ),
  '/onboarding': () =>
    import('#pages/account/onboarding/ui/OnboardingPage.tsx').then((page) => page.OnboardingPage),
  '/profile': () => import('#pages/account/profile/ui/ProfilePage.tsx').then((page) => page.ProfilePage),
  '/profile/about': () =>
    import('#pages/account/profile/ui/ProfilePage.tsx').then((page) => page.ProfilePage),
  '/profile/work': () => import('#pages/account/profile/ui/ProfilePage.tsx').then((page) => page.ProfilePage),
  '/profile/notifications': () =>
    import('#pages/account/profile/ui/ProfilePage.tsx').then((page) => page.ProfilePage),
  '/profile/security': () =>
    import('#pages/account/profile/ui/ProfilePage.tsx').then((page) => page.ProfilePage),
  '/profile/data': () => import('#pages/account/profile/ui/ProfilePage.tsx').then((page) => page.ProfilePage),
  '/profile/second-step': () =>
    import('#pages/account/second-factor/ui/SecondFactorPage.tsx').then((page) => page.SecondFactorPage),
  '/join': () => import('#pages/public/join/ui/JoinPage.tsx').then((page) => page.JoinPage),
  '/redesigned-employer-dashboard': () =>
    import('#pages/employer/employer-dashboard/ui/EmployerDashboardPage.tsx').then(
      (page) => page.EmployerDashboardPage,
    ),
  '/enhanced-referrer-dashboard': () =>
    import('#pages/referrer/referrer-dashboard/ui/ReferrerDashboardPage.tsx').then(
      (page) => page.ReferrerDashboardPage,
    ),
  '/enhanced-worker-dashboard': () =>
    import('#pages/worker/worker-dashboard/ui/WorkerDashboardPage.tsx').then(
      (page) => page.WorkerDashboardPage,
    ),
  '/redesigned-worker-dashboard': () =>
    import('#pages/worker/worker-dashboard/ui/WorkerDashboardPage.tsx').then(
      (page) => page.WorkerDashboardPage,
    ),
  '/role-test': () =>
    import('#pages/development/role-test/ui/RoleTestPage.tsx').then((page) => page.RoleTestPage),
  '/dev/outbox': () =>
    import('#pages/development/dev-outbox/ui/DevOutboxPage.tsx').then((page) => page.DevOutboxPage),
  '/dev/ui': () => import('#pages/development/dev-ui/ui/DevUiPage.tsx').then((page) => page.DevUiPage),
  '/community': () =>
    import('#pages/community/community/ui/CommunityPage.tsx').then((page) => page.CommunityPage),
  '/community/search': () =>
    import('#pages/community/community-search/ui/CommunitySearchPage.tsx').then(
      (page) => page.CommunitySearchPage,
    ),
  '/community/:id': () =>
    import('#pages/community/community-board/ui/CommunityBoardPage.tsx').then(
      (page) => page.CommunityBoardPage,
    ),
  '/community/:boardId/posts/:postId': () =>
    import('#pages/community/community-post/ui/CommunityPostPage.tsx').then((page) => page.CommunityPostPage),
  '/forum': () => import('#pages/community/forum/ui/ForumPage.tsx').then((page) => page.ForumPage),
  '/forum/:postId': () =>
    import('#pages/community/forum-post/ui/ForumPostPage.tsx').then((page) => page.ForumPostPage),
  '/events': () => import('#pages/community/events/ui/EventsPage.tsx').then((page) => page.EventsPage),
  '/events/:id': () => import('#pages/community/event/ui/EventPage.tsx').then((page) => page.EventPage),
  '/events/:id/check-in': () =>
    import('#pages/community/event-check-in/ui/EventCheckInPage.tsx').then((page) => page.EventCheckInPage),
  '/check-in/:id/:code': () =>
    import('#pages/community/event-check-in/ui/EventCheckInPage.tsx').then((page) => page.EventCheckInPage),
  '/my-events': () =>
    import('#pages/community/my-events/ui/MyEventsPage.tsx').then((page) => page.MyEventsPage),
  '/admin/i9-reviews': () =>
    import('#pages/admin/i9-reviews/ui/I9ReviewsPage.tsx').then((page) => page.I9ReviewsPage),
  '/admin/people/:id': () => import('#pages/admin/person/ui/PersonPage.tsx').then((page) => page.PersonPage),
  '/admin/money': () => import('#pages/admin/money/ui/MoneyPage.tsx').then((page) => page.MoneyPage),
  '/admin/events': () =>
    import('#pages/admin/event-review/ui/EventReviewPage.tsx').then((page) => page.EventReviewPage),
  '/leaderboard': () =>
    import('#pages/community/leaderboard/ui/LeaderboardPage.tsx').then((page) => page.LeaderboardPage),
  '/employer/referrals': () =>
    import('#pages/employer/employer-referrals/ui/EmployerReferralsPage.tsx').then(
      (page) => page.EmployerReferralsPage,
    ),
  '/candidate/:id': () =>
    import('#pages/employer/candidate/ui/CandidatePage.tsx').then((page) => page.CandidatePage),
  '/candidate/:id/edit': () =>
    import('#pages/referrer/write-candidate/ui/WriteCandidatePage.tsx').then(
      (page) => page.WriteCandidatePage,
    ),
  '/employer/offer-templates': () =>
    import('#pages/employer/offer-templates/ui/OfferTemplatesPage.tsx').then(
      (page) => page.OfferTemplatesPage,
    ),
  '/employer/plans': () => import('#pages/employer/plans/ui/PlansPage.tsx').then((page) => page.PlansPage),
  '/employer/cards': () => import('#pages/employer/cards/ui/CardsPage.tsx').then((page) => page.CardsPage),
  '/employer/mailings': () =>
    import('#pages/employer/mailings/ui/MailingsPage.tsx').then((page) => page.MailingsPage),
  '/employer/services': () =>
    import('#pages/employer/services/ui/ServicesPage.tsx').then((page) => page.ServicesPage),
  '/employer/i9': () =>
    import('#pages/employer/i9-board/ui/I9BoardPage.tsx').then((page) => page.I9BoardPage),
  '/employer/i9/:id': () =>
    import('#pages/employer/i9-form/ui/I9FormPage.tsx').then((page) => page.I9FormPage),
  '/job/:id/referrals': () =>
    import('#pages/employer/job-referrals/ui/JobReferralsPage.tsx').then((page) => page.JobReferralsPage),
  '/job/:id/edit': () =>
    import('#pages/employer/edit-job/ui/EditJobPage.tsx').then((page) => page.EditJobPage),
  '/post-job-enhanced': () =>
    import('#pages/employer/post-job-enhanced/ui/PostJobEnhancedPage.tsx').then(
      (page) => page.PostJobEnhancedPage,
    ),
  '/enhanced-job-posting': () =>
    import('#pages/employer/job-posting/ui/JobPostingPage.tsx').then((page) => page.JobPostingPage),
  '/my-applications': () =>
    import('#pages/worker/my-applications/ui/MyApplicationsPage.tsx').then((page) => page.MyApplicationsPage),
  '/rate/:id': () => import('#pages/account/rate/ui/RatePage.tsx').then((page) => page.RatePage),
  '/my-i9/:id': () => import('#pages/worker/my-i9/ui/MyI9Page.tsx').then((page) => page.MyI9Page),
  '/admin/moderation': () =>
    import('#pages/admin/moderation/ui/ModerationPage.tsx').then((page) => page.ModerationPage),
  '*': () => import('#pages/public/not-found/ui/NotFoundPage.tsx').then((page) => page.NotFoundPage),
};

/** Framed by the logo only, for links without an account. */
const publicScreens: Screens = {
  '/waitlist/confirm/:token': () =>
    import('#pages/public/waitlist-confirm/ui/WaitlistConfirmPage.tsx').then(
      (page) => page.WaitlistConfirmPage,
    ),
  '/sign-offer/:token': () =>
    import('#pages/public/sign-offer/ui/SignOfferPage.tsx').then((page) => page.SignOfferPage),
  '/confirm-referral/:token': () =>
    import('#pages/public/confirm-referral/ui/ConfirmReferralPage.tsx').then(
      (page) => page.ConfirmReferralPage,
    ),
  '/first-day/:token': () =>
    import('#pages/public/first-day/ui/FirstDayPage.tsx').then((page) => page.FirstDayPage),
  '/interview/:token': () =>
    import('#pages/public/interview/ui/InterviewPage.tsx').then((page) => page.InterviewPage),
  '/appeal/:token': () => import('#pages/public/appeal/ui/AppealPage.tsx').then((page) => page.AppealPage),
  '/unsubscribe/:token': () =>
    import('#pages/public/unsubscribe/ui/UnsubscribePage.tsx').then((page) => page.UnsubscribePage),
  '/terms': () => import('#pages/public/terms/ui/TermsPage.tsx').then((page) => page.TermsPage),
  '/privacy-policy': () =>
    import('#pages/public/privacy-policy/ui/PrivacyPolicyPage.tsx').then((page) => page.PrivacyPolicyPage),
  '/app/*': () => import('#pages/account/app-entry/ui/AppEntryPage.tsx').then((page) => page.AppEntryPage),
  '/background-check-consent/:consentToken': () =>
    import('#pages/public/background-check-consent/ui/BackgroundCheckConsentPage.tsx').then(
      (page) => page.BackgroundCheckConsentPage,
    ),
  '/background-check-notice/:token': () =>
    import('#pages/public/background-check-notice/ui/BackgroundCheckNoticePage.tsx').then(
      (page) => page.BackgroundCheckNoticePage,
    ),
  '/reference-check/:token': () =>
    import('#pages/public/reference-check/ui/ReferenceCheckPage.tsx').then((page) => page.ReferenceCheckPage),
  '/verify-document': () =>
    import('#pages/public/verify-document/ui/VerifyDocumentPage.tsx').then((page) => page.VerifyDocumentPage),
  '/i9/:token': () => import('#pages/public/i9/ui/I9Page.tsx').then((page) => page.I9Page),
};

/** All screens but the landing page, whose first load does not need this table. */
export const routes: readonly AppRoute[] = [
  ...framed('site', siteScreens),
  ...framed('public', publicScreens),
];

function framed(frame: Frame, screens: Screens): AppRoute[] {
  return Object.entries(screens).map(([path, lazy]) => ({ path, frame, lazy }));
}
