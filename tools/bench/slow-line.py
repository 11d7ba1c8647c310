"""
A slow line between this machine and a network namespace: real TCP with a delay, a rate and a loss. Needs root and /dev/net/tun.

  slow-line.py NAMESPACE HERE THERE DELAY_MS DOWN_KBIT UP_KBIT LOSS_PERCENT

Each end gets a TUN device and one of the two addresses. DELAY_MS is for one way. Says 'up' when it is; ends with its standard input.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF, IFF_TUN_NO_PI, CLONE_NEWNET = 0x400454CA, 0x1001, 0x40000000
# What would wait longer for the line, in seconds, is dropped, as a router does.
QUEUE = 1.0


def device(name, address, peer):
    """A TUN device of the current namespace, up."""
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN_NO_PI))
    for command in (f"addr add {address} peer {peer} dev {name}", f"link set {name} up mtu 1500", "link set lo up"):
        subprocess.check_call(["ip", *command.split()])
    return end


class Way:
    """Packets in one direction: each waits until the line is free, and then for the delay."""

    def __init__(self, source, target, kbit, delay, loss):
        self.source, self.target = source, target
        self.bytes_per_second, self.delay, self.loss = kbit * 125, delay, loss
        self.free_at, self.taken, self.under_way = 0.0, 0, []

    def take(self):
        now = time.monotonic()
        while True:
            try:
                packet = os.read(self.source, 2048)
            except BlockingIOError:
                return
            begins = max(now, self.free_at)
            if begins - now > QUEUE or random.random() < self.loss:
                continue
            self.free_at = begins + len(packet) / self.bytes_per_second
            self.taken += 1
            heapq.heappush(self.under_way, (self.free_at + self.delay, self.taken, packet))

    def deliver(self):
        while self.under_way and self.under_way[0][0] <= time.monotonic():
            os.write(self.target, heapq.heappop(self.under_way)[2])


def main():
    namespace, here, there = sys.argv[1:4]
    delay, down, up, loss = map(float, sys.argv[4:])
    server = device("slow-here", here, there)
    own = os.open("/proc/self/ns/net", os.O_RDONLY)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.setns(os.open(f"/run/netns/{namespace}", os.O_RDONLY), CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "setns")
    phone = device("slow-there", there, here)
    libc.setns(own, CLONE_NEWNET)
    ways = [
        Way(server, phone, down, delay / 1000, loss / 100),
        Way(phone, server, up, delay / 1000, loss / 100),
    ]
    print("up", flush=True)
    while True:
        due = min((way.under_way[0][0] for way in ways if way.under_way), default=time.monotonic() + 1)
        ready, _, _ = select.select([0, server, phone], [], [], max(0, due - time.monotonic()))
        if 0 in ready and not os.read(0, 1):
            return
        for way in ways:
            if way.source in ready:
                way.take()
            way.deliver()


main()
