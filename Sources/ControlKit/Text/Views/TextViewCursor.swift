import Foundation
import TextKit
import ViewKit

/// The caret and the highlighted selection of a text view.
@MainActor
final class TextViewCursor {
    private unowned let view: UITextView
    private let caret = CaretView()
    private let marks = SelectionMarks()
    private let blinking = CaretBlinking()
    private var dragging: (touch: UITouch, next: ScheduledWork?)?
    /// `true` if the next layout scrolls to the caret.
    var needsScrollToCaret = false

    private enum Metrics {
        /// The time between two scrolls while the pointer drags outside the view, in seconds.
        static let scrollInterval: TimeInterval = 0.05
    }

    init(_ view: UITextView) {
        self.view = view
    }

    /// Shows the caret and restarts its blinking, or hides it if the view is not being edited, or keys go to a menu.
    func show() {
        guard view.window?.firstResponder === view, view.isTextEditable else { return hide() }
        blinking.start(in: view.window) { [weak self] isOn in
            guard let self else { return }
            let isShown = isOn && self.view.isFirstResponder && self.view.editable.selection.isEmpty
            if self.caret.isHidden == isShown { self.caret.isHidden = !isShown }
        }
    }

    /// Hides the caret and stops its blinking.
    func hide() {
        blinking.stop()
        caret.isHidden = true
    }

    /// Updates the frames of the caret and the highlights. Called after layout and scrolling.
    func place() {
        let isActive = view.isFirstResponder && view.measured == nil
        guard isActive || marks.superview != nil else { return }
        if marks.superview == nil {
            view.insertSubview(marks, belowSubview: view.tiles)
            view.insertSubview(caret, aboveSubview: view.tiles)
        }
        let tint: UIColor = view.tintColor
        marks.frame = view.tiles.frame
        marks.show(isActive ? highlights : [], tint: tint)
        caret.backgroundColor = tint
        caret.alpha = 1
        placeCaret()
        guard isActive else { return }
        if needsScrollToCaret {
            needsScrollToCaret = false
            reveal()
        }
        if view.isTextEditable { view.window?.updateTextInput() }
    }

    /// Extends the selection to the pointer of `touch`, and scrolls for as long as the pointer is outside the view.
    func drag(_ touch: UITouch) {
        dragging?.next?.cancel()
        dragging = (touch, nil)
        let place = touch.location(in: view)
        view.dragged(to: place)
        guard view.isFirstResponder, place.y < view.bounds.minY || place.y > view.bounds.maxY else { return }
        dragging?.next = view.window?.schedule(after: Metrics.scrollInterval) { [weak self] in
            if let self, let touch = self.dragging?.touch { self.drag(touch) }
        }
    }

    func endDrag() {
        dragging?.next?.cancel()
        dragging = nil
    }

    // MARK: Private

    private var highlights: [CGRect] {
        let selection = view.editable.selection
        guard !selection.isEmpty, view.marked.isEmpty else { return [] }
        let visible = view.convert(view.bounds, to: view.tiles)
        return view.ownTextLayout.layout.selectionBlocks(
            for: selection, width: view.textWidth, visible: visible.minY...max(visible.minY, visible.maxY))
    }

    private func placeCaret() {
        let scale = max(view.traitCollection.displayScale, 0.1)
        var frame = view.caretRect(atShownByte: view.editable.head + view.markedCaret)
        if view.marked.isEmpty {
            let offset = view.places.offset(ofByte: view.editable.head)
            frame = view.caretRect(for: TextOffset(offset))
            if frame.isEmpty { caret.alpha = 0 }
        }
        frame.origin.x = (frame.minX * scale).rounded() / scale
        caret.frame = frame
    }

    /// Scrolls to the caret. If the text view itself doesn't scroll, scrolls the scroll view that contains it.
    private func reveal() {
        let rect = view.extendedByInsets(view.caretRect(atShownByte: view.editable.head + view.markedCaret))
        if view.isScrollEnabled { return view.scrollRectToVisible(rect, animated: false) }
        let ancestors = sequence(first: view as UIView, next: \.superview).dropFirst()
        guard let outer = ancestors.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
        outer.scrollRectToVisible(view.convert(rect, to: outer), animated: false)
    }
}
