import { describe, expect, it } from 'vitest';
import { writtenPay, writtenSchedule } from './written-terms.ts';

describe('pay in the language of its reader', () => {
  it.each([
    ['$25/hour', '$25/hora'],
    ['$25-30/hour', '$25-30/hora'],
    ['$25-29 an hour', '$25-29/hora'],
    ['$25/hr', '$25/hora'],
    ['60k a year', '60k/año'],
    ['$60,000/year', '$60,000/año'],
    ['$180 / Day', '$180/día'],
    ['$1,200 per week', '$1,200/semana'],
    ['$25/hora', '$25/hora'],
    ['$25 por hora', '$25 por hora'],
    ['$2000/two weeks', '$2000/dos semanas'],
  ])('%j is %j in Spanish', (written, read) => {
    expect(writtenPay(written, 'es')).toBe(read);
  });

  it.each([
    ['$25/hora', '$25/hour'],
    ['$1,500 a la semana', '$1,500/week'],
    ['$900/quincena', '$900/two weeks'],
    ['$25-29 an hour', '$25-29 an hour'],
    ['$180 / Day', '$180/day'],
  ])('%j is %j in English', (written, read) => {
    expect(writtenPay(written, 'en')).toBe(read);
  });

  it.each(['$25 an hour, more with OSHA 30', 'depends on you', '$25/mile', '25', '$25 a job well done'])(
    'the text %j stays unchanged',
    (written) => {
      expect(writtenPay(written, 'es')).toBe(written);
    },
  );
});

describe('a schedule in the language of its reader', () => {
  it.each([
    ['full-time', 'Tiempo completo'],
    ['Full time', 'Tiempo completo'],
    ['Full-time, Monday to Friday', 'Tiempo completo, lunes a viernes'],
    ['Full-time, 4 × 10', 'Tiempo completo, 4 × 10'],
    ['Part-time, weekends', 'Medio tiempo, fines de semana'],
    ['Contract, 3 months', 'Por contrato, 3 meses'],
    ['Full-time, nights', 'Tiempo completo, de noche'],
    ['Full-time, Mon–Fri 7 am – 3:30 pm', 'Tiempo completo, lun–vie 7 am – 3:30 pm'],
    ['Monday to Friday, 7 to 3:30', 'Lunes a viernes, de 7 a 3:30'],
    ['40 hours a week', '40 horas por semana'],
    ['Tiempo completo, lun–vie 7 am – 3:30 pm', 'Tiempo completo, lun–vie 7 am – 3:30 pm'],
  ])('%j is %j in Spanish', (written, read) => {
    expect(writtenSchedule(written, 'es')).toBe(read);
  });

  it.each([
    ['full-time', 'Full-time'],
    ['Tiempo completo, lun–vie 7 am – 3:30 pm', 'Full-time, Mon–Fri 7 am – 3:30 pm'],
    ['Lunes a viernes, de 7 a 3:30', 'Monday to Friday, 7 to 3:30'],
    ['Full-time, nights', 'Full-time, nights'],
  ])('%j is %j in English', (written, read) => {
    expect(writtenSchedule(written, 'en')).toBe(read);
  });

  it.each(['Full-time, some Saturdays', '4 tens when it rains', 'Call me', ''])(
    'the text %j stays unchanged, because a part of it is not known',
    (written) => {
      expect(writtenSchedule(written, 'es')).toBe(written);
    },
  );
});
