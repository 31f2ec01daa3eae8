import { CardFields as Fields } from "@trellis/ui/card-fields";
import i18next from "i18next";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { type CardFieldsProps, CardRefused } from "./card.ts";
import type { BankReply } from "./card-sandbox-bank.ts";
import { BankChallenge } from "./card-sandbox-challenge.tsx";
import { type CardProblem, fieldOf, paymentMethodId, validateCard, type TypedCard } from "./card-sandbox.ts";

const emptyCard: TypedCard = { number: "", expiry: "", cvc: "" };

const Note = styled.p`
  margin-top: -8px;
  color: var(--tr-text-2);
  font-size: var(--tr-size-sm);
  text-wrap: pretty;
  & > b {
    font-weight: var(--tr-weight-semi);
  }
`;

/** A confirmation that the bank requests from the cardholder. */
interface Challenge {
  clientSecret: string;
  settle: (reply: BankReply) => void;
}

/** Card fields of the sandbox, which charges nothing and sends no card number. A note below the fields says so. */
export function CardFields({ disabled, onReady }: Pick<CardFieldsProps, "disabled" | "onReady">): ReactNode {
  const { t } = useTranslation("payment");
  const [typed, setTyped] = useState(emptyCard);
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const [challenge, setChallenge] = useState<Challenge>();
  const latest = useRef(typed);

  const type = (card: TypedCard) => {
    latest.current = card;
    setTyped(card);
    setProblem(null);
  };
  const reportReady = useEffectEvent(() =>
    onReady({
      async createPaymentMethod() {
        const found = validateCard(latest.current, new Date());
        setProblem(found);
        if (found) throw new CardRefused(i18next.t(`card.problem.${found}`, { ns: "payment" }));
        return paymentMethodId(latest.current, crypto.randomUUID());
      },
      async authenticate(clientSecret) {
        const { promise, resolve } = Promise.withResolvers<BankReply>();
        setChallenge({ clientSecret, settle: resolve });
        const reply = await promise;
        setChallenge(undefined);
        if (reply === "declined")
          throw new CardRefused(i18next.t("card.problem.needsAuthentication", { ns: "payment" }));
      },
    }),
  );
  useEffect(() => reportReady(), []);

  if (challenge) return <BankChallenge clientSecret={challenge.clientSecret} onReplied={challenge.settle} />;
  return (
    <>
      <Fields
        value={typed}
        onValueChange={type}
        disabled={disabled}
        errors={problem ? { [fieldOf(problem)]: t(`card.problem.${problem}`) } : {}}
        labels={{
          number: t("card.number"),
          expiry: t("card.expiry"),
          cvc: t("card.code"),
          expiryFormat: t("card.expiryFormat"),
        }}
      />
      <Note>
        <b>{t("card.sandboxTitle")}</b> · {t("card.sandbox")}
      </Note>
    </>
  );
}
