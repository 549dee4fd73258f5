import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emptyResponse, errorResponse, jsonResponse, pageResponse } from './openapi.ts';

test('an answer in JSON has its words and its shape', () => {
  const schema = z.object({ reference: z.string() });
  const described = jsonResponse('Stored', schema);
  expect(described.description).toBe('Stored');
  expect(Object.keys(described.content)).toEqual(['application/json']);
  expect(described.content['application/json'].schema).toBe(schema);
});

test('a page is a text of its type', () => {
  const { description, content } = pageResponse('Says that it was stored');
  expect(description).toBe('Says that it was stored');
  expect(Object.keys(content)).toEqual(['text/html']);
  expect(z.safeParse(content['text/html'].schema, '<!doctype html>').success).toBe(true);
});

test('an answer without a body has words alone', () => {
  const described = emptyResponse('Counted');
  expect(z.globalRegistry.get(described)).toEqual({ description: 'Counted' });
  expect(z.safeParse(described, null).success).toBe(true);
});

test('errors are described', () => {
  const { schema } = errorResponse('Too long').content['application/json'];
  expect(z.safeParse(schema, { error: 'Please shorten it.' }).success).toBe(true);
  expect(z.safeParse(schema, {}).success).toBe(false);
});
