import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug');
const seat = z.int().min(2).optional();
const seats = z.strictObject({ couch: seat, nearby: seat, online: seat });
const sentence = z.string().min(30).max(260);
const rank = z.int().min(1).max(5);

/** What a game of `catalog/games` must look like; references to the lexicon are checked beside it. */
export const gameSchema = z.strictObject({
  id: slug,
  title: z.string().min(1),
  alt: z.array(z.string().min(1)).min(1).optional(),
  year: z.int().min(1970).max(2030),
  developer: z.string().min(1).optional(),
  series: slug.optional(),
  platforms: z.array(z.string()).min(1),
  facets: z.strictObject({ core: z.array(z.string()).min(3).max(14), also: z.array(z.string()) }),
  players: z.strictObject({
    solo: z.boolean(),
    coop: seats.optional(),
    versus: seats.optional(),
    mmo: z.literal(true).optional(),
  }),
  hours: z.number().positive().max(500).optional(),
  session: z.int().positive().max(240).optional(),
  age: z.literal([3, 7, 12, 16, 18]).optional(),
  price: z
    .strictObject({
      free: z.boolean(),
      freeOn: z.array(z.string()).min(1).optional(),
      upTo: z.literal([10, 15, 20, 30, 40, 60, 80]).optional(),
      purchases: z.literal(true).optional(),
      alwaysOnline: z.boolean().optional(),
    })
    .optional(),
  closed: z.literal(true).optional(),
  spanish: z.enum(['text', 'voices', 'none']).optional(),
  lowSpec: z.union([z.boolean(), z.literal('laptop')]).optional(),
  notOn: z.array(z.string()).min(1).optional(),
  fame: rank,
  acclaim: rank,
  es: sentence,
  en: sentence,
  marks: z.strictObject({ es: z.array(z.string().min(1)), en: z.array(z.string().min(1)) }).optional(),
  kin: z.array(slug).min(1).max(12).optional(),
  steam: z.int().positive().optional(),
});
