package import Glibc

/// The state of a process, from `/proc/ID/stat`.
package struct ProcessStat: Equatable, Sendable {
    package let id: pid_t
    /// The state, such as "R" for running, "S" for sleeping or "Z" for zombie.
    package let state: Character
    package let parent: pid_t
    /// The CPU time of the process, in clock ticks.
    package let ticks: UInt64
    /// The CPU time of its child processes that have exited and that it has waited for, in clock ticks.
    package let childTicks: UInt64
    /// The resident memory, in pages.
    package let residentPages: UInt64

    /// Parses the contents of the file. Returns `nil` if they are malformed. A process chooses its own name, which may
    /// contain spaces, parentheses and line breaks.
    package init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
            let id = pid_t(text[..<open].dropLast())
        else { return nil }
        let fields = text[close...].dropFirst().split(separator: " ", omittingEmptySubsequences: true)
        guard fields.count > 21, let state = fields[0].first, let parent = pid_t(fields[1]) else { return nil }
        // proc(5) counts fields from 1, and its first two, the ID and the name, aren't in `fields`.
        func number(_ field: Int) -> UInt64? { Int64(fields[field - 3]).map { UInt64(max(0, $0)) } }
        guard let user = number(14), let system = number(15), let childUser = number(16),
            let childSystem = number(17), let pages = number(24)
        else { return nil }
        (self.id, self.state, self.parent, residentPages) = (id, state, parent, pages)
        (ticks, childTicks) = (user &+ system, childUser &+ childSystem)
    }

    /// Returns the processes that `ancestor` started, directly or indirectly, sorted by ID. The processes in `excluded`
    /// and their descendants are omitted.
    package static func descendants(
        of ancestor: pid_t, in processes: [ProcessStat], excluding excluded: Set<pid_t> = []
    ) -> [ProcessStat] {
        let children = Dictionary(grouping: processes) { $0.parent }
        var (found, pending): ([ProcessStat], [pid_t]) = ([], [ancestor])
        var seen: Set = [ancestor]
        while let parent = pending.popLast() {
            for child in children[parent] ?? [] where !excluded.contains(child.id) && seen.insert(child.id).inserted {
                found.append(child)
                pending.append(child.id)
            }
        }
        return found.sorted { $0.id < $1.id }
    }
}

/// Reads the files in `/proc`.
package enum ProcessFiles {
    /// Returns the states of all processes.
    static func all() -> [ProcessStat] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var found: [ProcessStat] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let id = pid_t(name), let text = read("/proc/\(id)/stat") else { continue }
            if let stat = ProcessStat(text) { found.append(stat) }
        }
        return found
    }

    /// Returns the memory of a process in bytes, including its share of memory that several processes use (PSS); `nil`
    /// if it can't be read.
    static func proportionalMemory(of process: pid_t) -> UInt64? {
        read("/proc/\(process)/smaps_rollup").flatMap(proportionalMemory(in:))
    }

    /// Parses the proportional set size (PSS) in `text`, the contents of `smaps_rollup`. Returns it in bytes; `nil` if
    /// `text` is malformed.
    package static func proportionalMemory(in text: String) -> UInt64? {
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }) else { return nil }
        return line.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }.map { $0 * 1024 }
    }

    /// Returns the first 4 KiB of a file; `nil` if it is empty or can't be read.
    private static func read(_ path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}
