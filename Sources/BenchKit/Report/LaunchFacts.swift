/// The build, machine and conditions of one report.
package struct LaunchFacts: Equatable, Sendable {
    package var machine: Machine
    package var sdlVersion: String
    package var revision: String
    package var isModified: Bool
    package var conditions: Conditions?
    /// The renderers, graphics devices and destinations of the results, without duplicates.
    package var surfaces: [String] = []
    /// The window sizes of the results, without duplicates.
    package var windows: [String] = []
    /// The peak memory of the process in MiB; `nil` if nothing was measured.
    package var peakMemory: Double?

    package init(_ report: BenchReport) {
        (machine, sdlVersion, revision) = (report.machine, report.sdlVersion, report.revision)
        (isModified, conditions) = (report.isModified, report.conditions)
        peakMemory = report.results.map(\.peakMemory).max()
        for result in report.results {
            if !surfaces.contains(result.surface) { surfaces.append(result.surface) }
            if !windows.contains(result.windowSize) { windows.append(result.windowSize) }
        }
    }
}

extension BenchResult {
    /// The renderer, the graphics device if any, and the destination, as text.
    var surface: String { "\(renderer)\(device.map { " on \($0)" } ?? ""), \(destination)" }
    /// The initial size of the window, as text.
    var windowSize: String { "\(window.width) × \(window.height)" }
}
