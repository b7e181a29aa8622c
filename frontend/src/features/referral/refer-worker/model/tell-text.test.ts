import { expect, it } from 'vitest';
import { tellText, whatsAppAddress } from './tell-text.ts';

const told = {
  workerName: 'Hector Ruiz',
  referrerName: 'Rosa Diaz',
  title: 'Slate roofer',
  company: 'Hill Co',
  pay: '$28/hour',
};

it('the text uses first names and the worker’s language and ends with the link', () => {
  expect(tellText(told, 'https://a.test/job/1', 'en')).toBe(
    "Hi Hector, it's Rosa. I referred you for Slate roofer at Hill Co, $28/hour. Crewvine texts you a link: tap it and say yes. The job: https://a.test/job/1",
  );
  expect(tellText({ ...told, pay: '' }, 'https://a.test/job/1', 'es')).toMatch(
    /^Hola, Hector, soy Rosa\. .* Slate roofer en Hill Co\. Crewvine .* https:\/\/a\.test\/job\/1$/,
  );
});

it('the WhatsApp address contains the worker’s number', () => {
  expect(whatsAppAddress('+1 (512) 555-0188', 'Hi & bye')).toBe(
    'https://wa.me/15125550188?text=Hi%20%26%20bye',
  );
});
