import { analyse } from '../words/analyse';
import { NumberWords } from './number-words';

const numbers = new NumberWords({
  numbers: { seis: 6, six: 6, sesenta: 60 },
  decades: { sesenta: 1960, noventa: 1990, nineties: 1990 },
});

describe('NumberWords', () => {
  it.each([
    ['6', { number: 6 }],
    ['seis', { number: 6 }],
    ['six', { number: 6 }],
    ['noventa', { decade: 1990, era: 1990 }],
    ['nineties', { decade: 1990, era: 1990 }],
    ['90', { number: 90, decade: 1990 }],
    ['90s', { decade: 1990, era: 1990 }],
    ['1990s', { decade: 1990, era: 1990 }],
    ['10s', { decade: 2010, era: 2010 }],
    ['10', { number: 10 }],
    ['50s', { decade: 1950, era: 1950 }],
    ['50', { number: 50, decade: 1950 }],
    ['40s', {}],
    ['sesenta', { number: 60, decade: 1960 }],
    ['1998', { number: 1998, year: 1998 }],
    ['2000', { number: 2000, year: 2000, decade: 2000 }],
    ['1949', { number: 1949 }],
    ['2049', { number: 2049, year: 2049 }],
    ['2050', { number: 2050 }],
    ['rol', undefined],
    ['12345', undefined],
  ])('reads %s', (text, reading) => {
    const [token] = analyse(text);
    expect(numbers.read(token.folded)).toEqual(reading);
  });
});
