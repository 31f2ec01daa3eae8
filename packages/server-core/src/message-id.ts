/** Returns the Message-ID of an email: the same for every attempt, so that mail servers can recognize repeated ones. */
export const messageIdOf = (id: string, sender: string): string => `<${id}@${sender.split("@").at(-1)}>`;
