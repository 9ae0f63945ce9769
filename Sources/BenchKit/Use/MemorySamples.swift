/// The memory of a process while its screen is in use. The coding keys are field names of the JSON file.
package struct MemorySamples: Codable, Equatable, Sendable {
    /// The times of the samples since the first frame, in seconds on the window's clock. The last sample is taken at
    /// the end.
    package var seconds: [Double] = []
    /// The resident memory at each sample, in MiB.
    package var resident: [Double] = []

    private enum CodingKeys: String, CodingKey {
        case seconds
        case resident = "resident_mb"
    }

    package init() {}

    /// Decodes the samples. Throws if the columns have different lengths.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        seconds = try container.decode([Double].self, forKey: .seconds)
        resident = try container.decode([Double].self, forKey: .resident)
        guard resident.count == seconds.count else {
            throw DecodingError.dataCorruptedError(
                forKey: .resident, in: container,
                debugDescription: "it has \(resident.count) entries for \(seconds.count) instants")
        }
    }

    /// The memory after the first frame, in MiB; `nil` if there are no samples.
    package var first: Double? { resident.first }

    /// The memory at the end, in MiB; `nil` if there are no samples.
    package var last: Double? { resident.last }

    /// Returns the memory of the first sample at or after `instant` seconds, in MiB, if any.
    package func resident(at instant: Double) -> Double? {
        seconds.firstIndex { $0 >= instant }.map { resident[$0] }
    }

    mutating func append(_ memory: Double, at instant: Double) {
        seconds.append(instant)
        resident.append(memory)
    }
}
