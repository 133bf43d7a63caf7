/** A refusal code of the contract whose meaning does not depend on the operation. */
type RefusalCode =
  | 1001
  | 1002
  | 1003
  | 1004
  | 1005
  | 1006
  | 1007
  | 1008
  | 1103
  | 1104
  | 1182
  | 1183
  | 2001
  | 2002
  | 2003
  | 2004
  | 2005
  | 2006
  | 2007
  | 2008
  | 2009
  | 2010
  | 2011
  | 2012
  | 2013
  | 2014
  | 2015
  | 3001
  | 4003
  | 4009
  | 4013
  | 4015
  | 4029;

/** A language's sentences for the provider's refusals. English needs none, because the provider sends English sentences. */
export type Refusals = Readonly<Record<RefusalCode, string>>;
