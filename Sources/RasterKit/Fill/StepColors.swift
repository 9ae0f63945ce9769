import DrawKit

/// What the steps of a gradient look like in a row of pixels: the nearest colours that a screen can show or, dithered,
/// as many pixels of the two beside a colour as are right on average.
struct StepColors {
    private let steps: UnsafeRawPointer
    private let matrix: DitherMatrix?
    private var thresholds: DitherMatrix.Row?

    /// Calls `body` with the colours of `ramp`, dithered if there is a matrix for it.
    static func with(_ ramp: Ramp, matrix: DitherMatrix?, _ body: (StepColors) -> Void) {
        func call(_ bytes: UnsafeRawBufferPointer) {
            if let steps = bytes.baseAddress { body(StepColors(steps: steps, matrix: matrix)) }
        }
        if matrix == nil {
            ramp.colors.withUnsafeBytes(call)
        } else {
            ramp.fineColors.withUnsafeBytes(call)
        }
    }

    private init(steps: UnsafeRawPointer, matrix: DitherMatrix?) {
        self.steps = steps
        self.matrix = matrix
        thresholds = matrix?.row(0)
    }

    /// The colours of row `y` of the pattern.
    func row(_ y: Int32) -> StepColors {
        var colors = self
        colors.thresholds = matrix?.row(y)
        return colors
    }

    /// The colours of this row for as many pixels at once as the pattern has columns, the first in column `x`; without
    /// a pattern nil.
    func block(x: Int32) -> StepBlock? {
        thresholds.map { StepBlock($0, x: x) }
    }

    /// The colours of four steps; there has to be a pattern.
    @inline(__always)
    func colors(at indices: (Int, Int, Int, Int)) -> StepBlock.Colors {
        StepBlock.Colors(steps, at: indices)
    }

    /// The word of `step` in column `x` of the pattern.
    @inline(__always)
    func word(_ step: Int, x: Int32) -> UInt32 {
        guard let thresholds else {
            return steps.load(fromByteOffset: step &* MemoryLayout<PackedColor>.stride, as: PackedColor.self).bits
        }
        let color = steps.load(fromByteOffset: step &* MemoryLayout<FineColor>.stride, as: FineColor.self)
        return color.shown(above: thresholds[Int(x & DitherMatrix.mask)]).bits
    }
}
