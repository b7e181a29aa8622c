export { NextActionBanner, NextActionWaiting } from './NextActionBanner.tsx';
