// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDay } from '#testing/fixtures/time/test-now.ts';
import { setStorageOwner, storeReferrals } from './kept-things.ts';
import { useStoredJobs } from './use-kept.ts';

const OFFLINE = readFileSync('frontend/public/offline.js', 'utf8');
const REFERRAL = { worker: 'Rosa Diaz', job: 'Framer', status: 'Worker Contacted' };
const JOB = {
  id: 'a-job',
  title: 'Roofer <img src=x onerror=alert(1)>',
  company: 'Hill & Sons',
  location: 'Austin, TX',
  payRate: '$25/hour',
  referralBonus: '500.00',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'crewvine.logged-out=; max-age=0; path=/';
});

/** The effect of a response of `GET /api/logout`. */
const logOut = (): void => void (document.cookie = 'crewvine.logged-out=1; path=/');

function beginForms(): void {
  localStorage.setItem(
    'crewvine.draft.post-job',
    JSON.stringify({ title: 'Mason wanted', phone: '+15125550100' }),
  );
  sessionStorage.setItem(
    'crewvine.refer.ana.job',
    JSON.stringify({ workerName: 'Mo', workerPhone: '+15125550199' }),
  );
}

/** The words on the offline page. */
function offlineWords(): string {
  document.body.innerHTML = '<main><div id="kept"></div></main>';
  runInContext(OFFLINE, createContext({ document, localStorage, sessionStorage, Date }));
  return [...document.querySelectorAll('h2, li')].map((one) => one.textContent).join(' | ');
}

function ShowJobs() {
  useStoredJobs([JOB]);
  return null;
}

describe('the data stored on the device', () => {
  it('anyone sees the last list of jobs, and no text in it becomes markup', () => {
    render(<ShowJobs />);
    expect(offlineWords()).toBe(
      'Last jobs you saw / Los últimos empleos que vio | Roofer <img src=x onerror=alert(1)> · $500.00Hill & Sons · Austin, TX$25/hour',
    );
    expect(document.querySelector('#kept img')).toBeNull();
    expect(localStorage.getItem('crewvine.kept.jobs')).not.toContain('a-job');
  });

  it('a signed-in user sees their own referrals and drafts, without a phone number', () => {
    setStorageOwner('ana');
    storeReferrals([REFERRAL]);
    beginForms();
    const words = offlineWords();
    expect(words).toContain('Your referrals / Sus recomendaciones | Rosa DiazFramerWorker Contacted');
    expect(words).toContain(
      'Drafts on this device / Borradores en este aparato | Mason wantedJob / Empleo | MoReferral',
    );
    expect(words).not.toMatch(/555/);
  });

  it('a visitor sees no user’s data', () => {
    beginForms();
    storeReferrals([REFERRAL]);
    expect(offlineWords()).toBe('');
    setStorageOwner(null);
    storeReferrals([REFERRAL]);
    expect(offlineWords()).toBe('');
  });
});

describe('a user’s own data on the device', () => {
  beforeEach(() => {
    setStorageOwner('ana');
    storeReferrals([REFERRAL]);
    beginForms();
  });
  const names = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

  it('logging out deletes the data', () => {
    logOut();
    setStorageOwner(null);
    expect(names()).toEqual([]);
    expect(document.cookie).not.toContain('crewvine.logged-out');
  });

  it('the offline page deletes the data if the user logged out and the product has not loaded since', () => {
    logOut();
    expect(offlineWords()).toBe('');
    expect(names()).toEqual([]);
  });

  it('a response that arrives after logging out is not stored', () => {
    logOut();
    storeReferrals([REFERRAL]);
    setStorageOwner(null);
    storeReferrals([REFERRAL]);
    expect(names()).toEqual([]);
  });

  it('goes when someone else signs in, and theirs begins empty', () => {
    setStorageOwner('ben');
    expect(names()).toEqual(['crewvine.owner']);
    expect(offlineWords()).toBe('');
  });

  it('the data is hidden once the session has ended, and drafts return for the same user', () => {
    setStorageOwner(null);
    expect(offlineWords()).toBe('');
    expect(names()).toEqual(['crewvine.draft.post-job', 'crewvine.owner', 'crewvine.refer.ana.job']);
    setStorageOwner('ana');
    expect(offlineWords()).toContain('Mason wanted');
  });

  it('the data is not shown for longer than a session lasts, even if the end was not noticed', () => {
    vi.spyOn(Date, 'now').mockReturnValue(testDay(31).getTime());
    expect(offlineWords()).toBe('');
    vi.restoreAllMocks();
  });
});
