import CProgramWatch
import Glibc
import StageKit

/// A running program and all processes that it starts, including those whose parent has exited.
final class WatchedProgram {
    /// How the program's first process ended.
    enum End {
        case code(Int32)
        case signal(Int32)
    }

    /// The memory of all processes.
    struct Memory {
        var bytes: UInt64 = 0
        /// `true` if memory that several processes share is counted once.
        var isProportional = true
    }

    /// The maximum time to wait for the processes to exit after each signal, in seconds.
    private static let patience = 3.0
    private static let ticksPerSecond = UInt64(max(1, sysconf(Int32(_SC_CLK_TCK))))

    /// The ID of the first process, which is also the ID of its process group.
    let id: pid_t
    /// The way in which the first process ended; `nil` while it is running.
    private(set) var end: End?
    /// The program's processes that the last scan found.
    private(set) var processes: [ProcessStat] = []
    var log = WaylandLog()

    /// The read end of the program's standard error; -1 once it is closed.
    private(set) var errors: Int32
    /// The children that this process had before it started the program.
    private let others: Set<pid_t>
    /// The CPU time of the program's processes that this process has reaped, and of the children that they had waited
    /// for, in nanoseconds.
    private var endedTime: UInt64 = 0

    /// Starts the program that `command` names, with `environment` added to this process's environment. The program
    /// runs in a separate process group without input, and its standard output is discarded.
    init(_ command: WatchedCommand, _ environment: [String: String]) throws(BenchError) {
        others = Set(ProcessFiles.all().filter { $0.parent == getpid() }.map(\.id))
        let channel = try ChildSpawn.channel()
        let sink = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer {
            close(channel.far)
            close(sink)
        }
        _ = watched_process_adopts(true)
        do {
            id = try ChildSpawn.start(
                command.arguments[0], command.arguments, environment.merging(command.environment) { $1 },
                files: [(sink, 1), (channel.far, 2)], searches: true)
        } catch {
            close(channel.near)
            _ = watched_process_adopts(false)
            throw error
        }
        errors = channel.near
        ChildSignals.watch([id])
    }

    /// Ends all processes with SIGTERM and, if any of them is still running after 3 seconds, with SIGKILL. Waits until
    /// they have exited, at most 3 seconds after each signal.
    func stop() {
        for signal in [SIGTERM, SIGKILL] {
            let deadline = MonotonicClock.now + Self.patience
            kill(-id, signal)
            scan()
            for process in processes { kill(process.id, signal) }
            while !processes.isEmpty, MonotonicClock.now < deadline {
                readErrors()
                usleep(10_000)
                scan()
            }
            guard !processes.isEmpty else { break }
        }
        ChildSignals.unwatch()
        _ = watched_process_adopts(false)
        if errors >= 0 { close(errors) }
        errors = -1
    }

    /// Reads what the program has written to standard error, and adds it to `log`.
    func readErrors() {
        guard errors >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        // Read only a limited amount at a time, because a program may write endlessly.
        for _ in 0..<8 {
            let count = read(errors, &buffer, buffer.count)
            guard count > 0 else {
                guard count == 0 || (errno != EAGAIN && errno != EINTR) else { return }
                close(errors)
                errors = -1
                return
            }
            log.add(buffer[..<count])
        }
    }

    /// Reaps the processes that have exited, and updates `processes`. Returns the total CPU time of all processes so
    /// far, including those that have exited, in nanoseconds.
    @discardableResult
    func scan() -> UInt64 {
        let found = ProcessStat.descendants(of: getpid(), in: ProcessFiles.all(), excluding: others)
        processes = []
        var time: UInt64 = 0
        for process in found {
            if process.state == "Z", process.parent == getpid(), wait(for: process.id) { continue }
            processes.append(process)
            time += Self.time(of: process) + Self.nanoseconds(process.childTicks)
        }
        return time + endedTime
    }

    /// Sets `end` if the first process has exited.
    func checkEnd() {
        if end == nil { wait(for: id) }
    }

    /// Returns the memory of the processes that the last scan found.
    func memory() -> Memory {
        var memory = Memory()
        var resident: UInt64 = 0
        let page = UInt64(max(1, sysconf(Int32(_SC_PAGESIZE))))
        for process in processes where process.state != "Z" {
            resident += process.residentPages * page
            guard let bytes = ProcessFiles.proportionalMemory(of: process.id) else {
                memory.isProportional = false
                continue
            }
            memory.bytes += bytes
        }
        return memory.isProportional ? memory : Memory(bytes: resident, isProportional: false)
    }

    // MARK: Private

    /// Reaps a child process if it has exited, and adds its CPU time to `endedTime`. Returns `false` if it is still
    /// running.
    @discardableResult
    private func wait(for process: pid_t) -> Bool {
        var (status, usage): (Int32, rusage) = (0, rusage())
        guard wait4(process, &status, WNOHANG, &usage) == process else { return false }
        // `usage` includes the CPU time of the children that the process had waited for.
        for time in [usage.ru_utime, usage.ru_stime] {
            endedTime += UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
        }
        if process == id { end = status & 0x7F == 0 ? .code((status >> 8) & 0xFF) : .signal(status & 0x7F) }
        return true
    }

    /// Returns the CPU time of a process, including that of threads that have ended, in nanoseconds. Uses the process's
    /// CPU clock if possible, because clock ticks are too coarse: usually 10 ms.
    private static func time(of process: ProcessStat) -> UInt64 {
        var (clock, time): (clockid_t, timespec) = (0, timespec())
        guard clock_getcpuclockid(process.id, &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return nanoseconds(process.ticks)
        }
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private static func nanoseconds(_ ticks: UInt64) -> UInt64 { ticks * (1_000_000_000 / ticksPerSecond) }
}
