import Foundation
import Glibc
import Reporting
import StageKit

/// Starts a program, and measures its CPU time and the frames that it shows.
@MainActor
struct ProgramWatch {
    private enum Phase: Equatable {
        case waiting, settling, measuring
    }

    /// The maximum time to wait for the first frame, in seconds.
    private static let patience = 30.0
    /// The maximum time between two checks of the program, in seconds.
    private static let step = 0.02
    /// The time between two searches for windows before the measurement, in seconds.
    private static let searchInterval = 0.25

    let plan: WatchPlan
    let progress: BenchProgress

    /// Runs the program until the measurement is complete, and then ends it. Throws if the program can't be started,
    /// shows no frame, or exits too early.
    func run() throws(BenchError) -> WatchReport {
        let environment = ProcessInfo.processInfo.environment.merging(plan.command.environment) { $1 }
        let windows = WatchedWindows(server: plan.command.environment["DISPLAY"])
        let hasWayland = Self.hasWayland(environment)
        let program: WatchedProgram
        do {
            program = try WatchedProgram(plan.command, hasWayland ? ["WAYLAND_DEBUG": "client"] : [:])
        } catch {
            throw BenchError("\(name) could not be started: \(error)")
        }
        defer { program.stop() }
        return try watch(program, windows, countsFrames: windows != nil || hasWayland)
    }

    // MARK: Private

    private var name: String { printable(plan.command.name) }

    private func watch(
        _ program: WatchedProgram, _ windows: WatchedWindows?, countsFrames: Bool
    ) throws(BenchError) -> WatchReport {
        progress.begin(name)
        let start = MonotonicClock.now
        var (phase, phaseStart, nextSearch) = (countsFrames ? Phase.waiting : .settling, start, start)
        var firstFrame: Double?
        var cpuBefore: UInt64 = 0
        while true {
            wait(program, windows)
            program.readErrors()
            windows?.readEvents()
            let now = MonotonicClock.now
            if let windows, windows.isBroken { throw BenchError("the X server closed the connection") }
            try checkEnd(program, phase, after: now - start, isDue: now >= nextSearch)
            if now >= nextSearch || windows?.needsSearch == true {
                // During the measurement, search only if windows have changed, because reading all processes takes
                // several milliseconds.
                if phase != .measuring || windows?.needsSearch == true {
                    program.scan()
                    windows?.search(program.processes.map(\.id))
                }
                windows?.forgetRegions()
                nextSearch = now + (phase == .measuring ? 1 : Self.searchInterval)
            }
            report(phase, now - phaseStart)
            switch phase {
            case .waiting:
                if windows?.hasFrames == true || program.log.frames.values.contains(where: { !$0.isEmpty }) {
                    firstFrame = now - start
                    (phase, phaseStart) = (.settling, now)
                } else if now - start >= Self.patience {
                    throw noFrames(program)
                }
            case .settling where now - phaseStart >= plan.settling:
                cpuBefore = program.scan()
                windows?.readEvents()
                program.readErrors()
                windows?.removeFrames()
                program.log.removeFrames()
                (phase, phaseStart) = (.measuring, MonotonicClock.now)
            case .measuring where now - phaseStart >= plan.duration:
                let seconds = MonotonicClock.now - phaseStart
                // The total can decrease: the CPU time of a process is lost if its parent ignores that it has exited.
                let cpu = max(program.scan(), cpuBefore) - cpuBefore
                return WatchReport(
                    machine: .current, command: plan.command.arguments, firstFrame: firstFrame, seconds: seconds,
                    cpuSeconds: Double(cpu) / 1e9, memory: program.memory().reported,
                    processes: program.processes.count,
                    windows: (windows?.results(seconds: seconds) ?? []) + program.log.results(seconds: seconds),
                    reasonWithoutFrames: countsFrames ? nil : Self.noDisplay)
            default: break
            }
        }
    }

    private static let noDisplay =
        "there is no X server with the DAMAGE extension (DISPLAY) and no Wayland compositor (WAYLAND_DISPLAY)"

    /// Returns `true` if a program with this environment may find a Wayland compositor.
    private static func hasWayland(_ environment: [String: String]) -> Bool {
        if let name = environment["WAYLAND_DISPLAY"] { return !name.isEmpty }
        guard environment["WAYLAND_SOCKET"] == nil else { return true }
        // The default name in libwayland.
        return environment["XDG_RUNTIME_DIR"].map { access("\($0)/wayland-0", F_OK) == 0 } ?? false
    }

    /// Waits until the program writes to standard error or the display server sends something, but no longer than
    /// `step`.
    private func wait(_ program: WatchedProgram, _ windows: WatchedWindows?) {
        var sources = [program.errors, windows?.descriptor ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        poll(&sources, nfds_t(sources.count), Int32(Self.step * 1000))
    }

    /// Sets the program's `end` if its first process has exited. Throws if all of its processes have exited. This
    /// requires a search, because the first process may have started others; `isDue` limits how often it is made.
    private func checkEnd(
        _ program: WatchedProgram, _ phase: Phase, after seconds: Double, isDue: Bool
    ) throws(BenchError) {
        program.checkEnd()
        guard let end = program.end, isDue else { return }
        program.scan()
        guard program.processes.isEmpty else { return }
        program.readErrors()
        program.log.finish()
        let how =
            switch end {
            case .code(let code): "exited with code \(code)"
            case .signal(let number): "was ended by signal \(number)"
            }
        let when = phase == .waiting ? "before its first frame" : "before the measurement was complete"
        var text = "\(name) \(how) after \(String(format: "%.1f", seconds)) s, \(when)"
        if case .code(0) = end, phase == .waiting, program.log.messages.isEmpty {
            text += "; it may have passed its work to an instance that was already running"
        }
        throw BenchError(text + Self.words(program.log.messages))
    }

    private func noFrames(_ program: WatchedProgram) -> BenchError {
        BenchError(
            "\(name) showed no frame within \(Int(Self.patience)) s; check DISPLAY and WAYLAND_DISPLAY, and that the"
                + " command opens a window" + Self.words(program.log.messages))
    }

    /// Returns the end of an error message that lists `messages`, each on a separate line; an empty string if there are
    /// no messages.
    private static func words(_ messages: [String]) -> String {
        messages.isEmpty ? "" : ":" + messages.map { "\n  \(printable($0))" }.joined()
    }

    private func report(_ phase: Phase, _ seconds: Double) {
        switch phase {
        case .waiting: progress.report("\(name), first frame", part: min(1, seconds / Self.patience))
        case .settling: progress.report("\(name), settling", part: min(1, seconds / max(1, plan.settling)))
        case .measuring: progress.report(name, part: min(1, seconds / plan.duration))
        }
    }
}

extension WatchedProgram.Memory {
    fileprivate var reported: WatchReport.Memory { .init(bytes: bytes, isProportional: isProportional) }
}

extension WaylandLog {
    /// Returns the surfaces that had frames, as windows.
    fileprivate func results(seconds: Double) -> [WatchReport.Window] {
        frames.filter { !$0.value.isEmpty }.map { surface, frames in
            WatchReport.Window(
                title: "wl_surface \(surface)", source: .commit, size: nil, frames: frames, seconds: seconds)
        }
    }
}
