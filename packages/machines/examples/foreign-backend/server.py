"""The backend of server.mjs in Python, with the standard library only."""

import json
import os
import secrets
from http.server import BaseHTTPRequestHandler, HTTPServer
from uuid import uuid4

PLANS = {"monthly", "yearly"}
QUESTIONS = ["skills", "topics", "goal", "audience", "platforms"]
accounts = {}


class Refused(Exception):
    def __init__(self, status, reason):
        super().__init__(reason)
        self.status = status


def check(is_valid, status, reason):
    if not is_valid:
        raise Refused(status, reason)


def new_id():
    return str(uuid4())


def new_code():
    return str(secrets.randbelow(900_000) + 100_000)


def save_answers(account, body, _wanted):
    check(all(body.get(question) for question in QUESTIONS), 422, "An answer is missing")
    account["answers"] = body
    return {"note": "Your answers are saved"}


def send_code(account, body, _wanted):
    check("@" in body["address"], 422, "Not an address")
    account["code"] = new_code()


def check_code(account, body, _wanted):
    check(body["code"] == account["code"], 403, "Wrong code")
    account["token"] = new_id()
    return {"token": account["token"]}


def set_password(account, body, _wanted):
    is_valid = body["token"] == account["token"] and body["password"] == body["repeated"]
    check(is_valid, 403, "Wrong token, or different passwords")
    account["token"] = None


def save_card(_account, body, wanted):
    check(body.get("card"), 422, "No card")
    return {"approval": new_id()} if wanted.get("card_needs_approval") else {}


def approve(_account, body, _wanted):
    check(body.get("approval"), 422, "No approval")


def pay(account, body, wanted):
    check(body.get("plan") in PLANS, 422, "Unknown plan")
    if wanted.get("card_needs_approval"):
        return {"approval": new_id()}
    account["plan"] = body["plan"]
    return {"note": f"Your plan is {body['plan']}"}


def visit_consent(_account, body, _wanted):
    check(body.get("page"), 422, "No page")


def unlink_channel(account, _body, _wanted):
    account["is_linked"] = False


def show_account(account, _body, wanted):
    return {"plan": account["plan"], "channel_linked": wanted.get("channel_linked", account["is_linked"])}


def show_code(account, _body, _wanted):
    account["code"] = account["code"] or new_code()
    return {"code": account["code"]}


# Each route receives the account, the request body and the outcome that a test asks for.
ROUTES = {
    "PUT /answers": save_answers,
    "GET /me": show_account,
    "POST /reset/codes": send_code,
    "POST /reset/tokens": check_code,
    "PUT /password": set_password,
    "POST /cards/forms": lambda *_: {"form": new_id()},
    "POST /cards/tokens": lambda *_: {"card": new_id()},
    "POST /cards": save_card,
    "POST /approvals": approve,
    "POST /plan": pay,
    "PUT /plan": pay,
    "DELETE /plan": lambda *_: {"note": "Your plan ends with the period"},
    "POST /plan/resumption": lambda *_: {"note": "Your plan continues"},
    "GET /payments/last": lambda _account, _body, wanted: {"state": wanted.get("payment", "unknown")},
    "POST /channel/consents": lambda *_: {"page": f"https://consent.example/{new_id()}"},
    "POST /channel/visits": visit_consent,
    "DELETE /channel": unlink_channel,
    # For tests only: the code in the email, as a mailbox would show it.
    "GET /test/code": show_code,
}


class Handler(BaseHTTPRequestHandler):
    # Sends the headers and the body together.
    wbufsize = -1

    def answer(self):
        name = self.headers.get("x-account", "")
        account = accounts.setdefault(name, {"is_linked": False, "plan": None, "code": None, "token": None})
        # For tests only: {"fails": true} makes the request fail; the other properties choose an outcome.
        wanted = json.loads(self.headers.get("x-test", "{}"))
        length = int(self.headers.get("content-length", 0))
        body = json.loads(self.rfile.read(length)) if length else {}
        check(not wanted.get("fails"), 503, "Out of order")
        route = ROUTES.get(f"{self.command} {self.path}")
        check(route, 404, "No such route")
        return route(account, body, wanted) or {}

    def reply(self):
        try:
            status, body = 200, self.answer()
        except Refused as refused:
            status, body = refused.status, {"reason": str(refused)}
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = do_PUT = do_DELETE = reply

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 0))), Handler)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
