export { ReportButton } from './ui/ReportButton.tsx';
export { useReport } from './ui/use-report.tsx';
